import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/**
 * Props for a field whose text takes effect while it is typed: what an input method still composes (Telex, VNI, Pinyin) is shown and has no
 * effect before it is complete. A touch keyboard composes every word, so that waiting would leave a search without effect until a space.
 */
export function useComposedText(value: string, onValueChange: (value: string) => void) {
  const [composed, setComposed] = useState<string>()
  return {
    value: composed ?? value,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      if (composed === undefined) onValueChange(target.value)
      else setComposed(target.value)
    },
    onCompositionStart({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      if (!matchMedia('(pointer: coarse)').matches) setComposed(currentTarget.value)
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      setComposed(undefined)
      onValueChange(currentTarget.value)
    },
  }
}
