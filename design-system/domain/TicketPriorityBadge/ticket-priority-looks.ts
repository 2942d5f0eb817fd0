import { ChevronDown, ChevronsUp, ChevronUp, Equal } from 'lucide-react'
import type { StateLook } from '#ds/domain/StatusBadge/index.ts'

export type Priority = 'low' | 'medium' | 'high' | 'urgent'

/** How the priorities of tickets look, on both sides. */
export const ticketPriorityLooks: Readonly<Record<Priority, StateLook>> = {
  low: { tone: 'neutral', icon: ChevronDown },
  medium: { tone: 'neutral', icon: Equal },
  high: { tone: 'caution', icon: ChevronUp },
  urgent: { tone: 'critical', icon: ChevronsUp },
}
