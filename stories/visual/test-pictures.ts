import { encodePng } from './picture-file.ts'

/** For tests: a white PNG with black pixels at the given positions. */
export function canvas(width: number, height: number, black: [x: number, y: number][] = []): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 4, 255)
  for (const [x, y] of black) data.set([0, 0, 0, 255], (y * width + x) * 4)
  return encodePng({ data, width, height })
}
