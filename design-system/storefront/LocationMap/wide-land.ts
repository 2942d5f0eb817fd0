import { land, type Point } from './coast.ts'

/** Land beyond the bounds of the map, for a drawing that bleeds out of the page: as coarse as the rest. */

/** China from the Yangtze to the Pearl River. */
const chinaCoast: readonly Point[] = [
  [122, 30],
  [121.5, 28.3],
  [119.8, 25.8],
  [118.6, 24.5],
]

/** From the Irrawaddy around the Bay of Bengal and India to the Persian Gulf; closed to the north of the drawing. */
const westernCoast: readonly Point[] = [
  [95.4, 15.7],
  [94.3, 16],
  [94.5, 18],
  [93.7, 19.7],
  [92.3, 20.8],
  [91.8, 22.4],
  [90.5, 22.6],
  [89, 21.7],
  [87, 21.4],
  [86.8, 20.4],
  [85.2, 19.5],
  [83.3, 17.7],
  [82.2, 16.5],
  [80.4, 15.8],
  [80.1, 15],
  [80.3, 13.2],
  [79.8, 11.5],
  [79.8, 10.3],
  [79, 9.3],
  [78.1, 8.9],
  [77.5, 8.1],
  [76.6, 8.9],
  [75.7, 11.3],
  [74.7, 13.5],
  [73.8, 15.5],
  [73, 18],
  [72.7, 20],
  [72.6, 21.3],
  [72.1, 21.1],
  [70.9, 20.7],
  [69, 22.2],
  [70.3, 22.9],
  [68.5, 23.5],
  [67, 24.7],
  [66.5, 25.4],
  [62, 25.2],
  [57, 25.8],
  [50, 30],
]

/** The north of Sumatra. */
const aceh: readonly Point[] = [
  [96.2, 4],
  [95.3, 5.2],
  [95.5, 5.6],
]

/** Borneo from its south to its north-east. */
const easternBorneo: readonly Point[] = [
  [110.2, -2.9],
  [113, -3.4],
  [114.6, -4.1],
  [116.2, -4],
  [116.5, -2],
  [116.5, -1],
  [117.5, 0.3],
  [119, 1],
  [117.9, 2],
  [117.6, 3.4],
  [118.6, 4.3],
  [119.2, 5.2],
  [117.8, 6],
]

const sriLanka: readonly Point[] = [
  [79.8, 8],
  [80.2, 9.7],
  [81.3, 8.5],
  [81.8, 7],
  [80.6, 5.9],
  [79.9, 6.8],
]

const palawan: readonly Point[] = [
  [117.2, 8.4],
  [118.1, 9.2],
  [118.8, 10.1],
  [119.5, 11.3],
  [119.2, 10.2],
  [118.5, 9.3],
  [117.6, 8.4],
]

/** The land of the map, without the points that close it outside of its bounds, and what lies beyond them. */
export const wideLand = {
  ...land,
  mainland: [...chinaCoast, ...land.mainland.slice(2, -3), ...westernCoast],
  sumatra: [...land.sumatra, ...aceh],
  borneo: [...land.borneo.slice(0, -1), ...easternBorneo],
  sriLanka,
  palawan,
} as const
