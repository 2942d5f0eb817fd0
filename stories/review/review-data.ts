import type { Decision } from './decisions.ts'

/**
 * The data that Storybook's panel "Pictures" and page "What changed" load: in development from the middleware, which asks Git (serve-review.ts);
 * in the built Storybook from the files of the folder `review` (write-review.ts).
 */

export interface CommitInfo {
  /** 40 hexadecimal digits. */
  hash: string
  /** ISO 8601. */
  date: string
  subject: string
}

/** A version of a picture. */
export interface PictureVersion {
  /** Identifies the pixels; see decisions.ts. */
  hash: string
  /** Its URL from the root of Storybook; absent if the built Storybook does not contain it. */
  file?: string
}

/**
 * The URL of a picture as it is now: Storybook serves the committed pictures itself (.storybook/main.ts). The hash keeps a browser from showing an
 * older one.
 */
export const fileNow = (picture: string, hash: string) => `pictures/${picture}.webp?${hash.slice(0, 8)}`

/** `review/index.json` */
export interface ReviewIndex {
  head: CommitInfo
  branch?: string
  /** The commit at which the branch left main; absent if there is no main. */
  main?: string
  tags: { name: string; commit: string }[]
  /** The commits that can be compared with, newest first. */
  commits: CommitInfo[]
  /** Whether the clone lacks the history before the oldest commit. */
  isShallow: boolean
  /** Whether decisions can be posted. If not, the reviewer commits them on GitHub. */
  isWritable: boolean
  /** `owner/name` on GitHub. */
  repository?: string
  /** The pictures as they are now, by `components/Button/default_dark`. */
  pictures: Record<string, string>
  /** The first part of the ids of a component's stories, by `components/Button`: `components-button`. */
  storyIds: Record<string, string>
  decisions: Decision[]
}

export interface ChangedPicture {
  /** `components/Button/default_dark` */
  id: string
  before?: PictureVersion
  after?: PictureVersion
}

export const sections = ['stories', 'tokens', 'props', 'texts'] as const
export type Section = (typeof sections)[number]

/** A change other than that of a picture. */
export interface Finding {
  /** Unique in its section, and part of its URL: `dark/color.surface.canvas`. */
  id: string
  /** Findings are listed by it: a component, a theme, or a file of texts. */
  group: string
  name: string
  kind: 'changed' | 'new' | 'removed'
  before?: string
  after?: string
  /** Id of the story, if it exists now. */
  storyId?: string
}

/** `review/since/<commit>.json`: what has changed since a commit, uncommitted work included. */
export interface Comparison extends Record<Section, Finding[]> {
  since: CommitInfo
  pictures: ChangedPicture[]
  /** The number of pictures that only have another name now. */
  moved: number
}

/** A change of one picture, by a commit. */
export interface HistoryEntry {
  commit: CommitInfo
  before?: PictureVersion
  after?: PictureVersion
}

/** `review/history/<component>.json`: the changes of a component's pictures by `default_dark`, newest first. */
export type PictureHistory = Record<string, HistoryEntry[]>
