import { Bot, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react'
import type { Device, DeviceKind, Place } from '#contracts/account-sessions.ts'
import type { DeviceTexts } from './session-list-texts.ts'

export const deviceIcons: Readonly<Record<DeviceKind, LucideIcon>> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  program: Bot,
}

/** What a device is called, as far as it is known. */
export function deviceWords(device: Device | null, texts: DeviceTexts): string {
  if (!device) return texts.unknownDevice
  const { browser, system, kind } = device
  if (browser !== null && system !== null) return texts.browserOn(browser, system)
  // The system of a program alone would not tell that it is one.
  if (kind === 'program' && browser === null && system !== null) return texts.browserOn(texts.kinds.program, system)
  return browser ?? system ?? texts.kinds[kind]
}

/** From where it came, as far as it is known. */
export function placeWords(place: Place | null, texts: DeviceTexts): string | undefined {
  if (!place) return undefined
  return place.isSameNetwork ? texts.fromThisNetwork : texts.fromNetwork(place.network)
}
