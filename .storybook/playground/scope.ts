import { usedIcons } from 'virtual:used-icons'
import { useEffect, useId, useRef, useState } from 'react'
import { useFormats } from '#ds/providers/format.tsx'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { adminTexts } from '#ds/texts/vi/admin.ts'
import { authTexts } from '#ds/texts/vi/auth.ts'
import { states } from '#ds/texts/vi/states.ts'
import { landing } from '#stories/fixtures/landing.ts'

const modules = import.meta.glob<Record<string, unknown>>(
  '../../design-system/{primitives,components,storefront,account,admin}/*/index.ts',
  { eager: true },
)

/** The names that code in the playground can use: every public component, the icons in use, texts, formats and React's hooks. */
export const scope: Record<string, unknown> = {
  useEffect,
  useId,
  useRef,
  useState,
  useFormats,
  accountTexts,
  adminTexts,
  authTexts,
  landingTexts: landing,
  states,
  icons: Object.fromEntries(usedIcons.map(({ name, icon }) => [name, icon])),
  ...Object.assign({}, ...Object.values(modules)),
}
