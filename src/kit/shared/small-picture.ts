/** The small size of a picture, by its key or its address: `….webp` → `…-s.webp`. */
export const smallSizeOf = (picture: string) => picture.replace(/(\.\w+)$/, '-s$1')
