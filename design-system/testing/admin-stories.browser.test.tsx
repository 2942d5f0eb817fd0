import { playStories } from './play-stories.ts'

await playStories('admin')
