/** Loaded before the server (`node --import`): its clock stands still, so that every date in a picture is always the same. */
import { pictureTime } from './picture-time.ts'

Date.now = () => pictureTime
