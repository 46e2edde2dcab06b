const EDGE = 1600

/** The largest part of a picture with this ratio of width to height. */
export function cropBox(
  width: number,
  height: number,
  ratio: number,
  /** 0 to 1: the position of the part along the side that is cropped. */
  position: number,
) {
  const isWide = width / height > ratio
  const cut = isWide ? { width: height * ratio, height } : { width, height: width / ratio }
  return {
    ...cut,
    x: isWide ? (width - cut.width) * position : 0,
    y: isWide ? 0 : (height - cut.height) * position,
  }
}

/** Crops a picture to the ratio of its frame, and scales it to at most 1600 pixels on the longer edge. */
export async function cropPicture(
  picture: ImageBitmap,
  ratio: number,
  position: number,
  type: 'image/webp' | 'image/jpeg' = 'image/webp',
): Promise<Blob> {
  const { x, y, width, height } = cropBox(picture.width, picture.height, ratio, position)
  const scale = Math.min(1, EDGE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture is empty')))
    canvas.toBlob(take, type, 0.9)
  })
}
