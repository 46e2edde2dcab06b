export const NAME_LENGTH = 100
