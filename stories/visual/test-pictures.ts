import { PNG } from 'pngjs'

/** For tests: a white PNG with black pixels at the given places. */
export function canvas(width: number, height: number, black: [x: number, y: number][] = []): Buffer {
  const picture = new PNG({ width, height })
  picture.data.fill(255)
  for (const [x, y] of black) picture.data.set([0, 0, 0, 255], (y * width + x) * 4)
  return PNG.sync.write(picture)
}
