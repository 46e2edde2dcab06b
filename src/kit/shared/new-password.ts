import { randomCode } from './random-code.ts'

/** Leaves out letters and digits that are easily confused. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const NEW_PASSWORD_LENGTH = 16

/** A password (93 random bits) to hand to somebody; works on the server and in browsers. */
export const newPassword = () => randomCode(SIGNS, NEW_PASSWORD_LENGTH)
