/**
 * Parses the JSON of payment providers. It differs from `JSON.parse` where a body can mean two things, or harm: an object that has a field
 * twice, a text that is not Unicode, and deep nesting are refused; objects have no prototype, so that a field `__proto__` is a field like any
 * other; an integer beyond 2⁵³, which a number cannot hold, becomes its text.
 */

export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [name: string]: Json }

/** The longest body, in bytes or characters: the largest of a provider are a few kilobytes. */
const SIZE_MAX = 256 * 1024
/** The deepest nesting of lists and objects. */
const DEPTH_MAX = 16

class Malformed extends Error {}

const space = /[ \t\n\r]*/y
const string = /"[^"\\]*(?:\\.[^"\\]*)*"/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const word = /true|false|null/y

/** Parses a text, or the bytes of one in UTF-8. Undefined for what is not such JSON. */
export function parseStrictJson(body: string | Uint8Array): Json | undefined {
  if (body.length > SIZE_MAX) return undefined
  try {
    return parse(typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

function parse(text: string): Json {
  let position = 0

  /** Reads what matches at the present position; undefined if nothing does. */
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position
    const [found] = pattern.exec(text) ?? []
    position += found?.length ?? 0
    return found
  }
  const takeSign = (sign: string): boolean => {
    take(space)
    if (text[position] !== sign) return false
    position += 1
    return true
  }
  const expectSign = (sign: string) => {
    if (!takeSign(sign)) throw new Malformed()
  }

  function readString(): string | undefined {
    take(space)
    const literal = take(string)
    if (literal === undefined) return undefined
    // Throws for an escape that does not exist.
    const value: string = JSON.parse(literal)
    if (!value.isWellFormed()) throw new Malformed()
    return value
  }

  /** Calls `read` for each part of a list or an object, up to its end. */
  function readParts(end: string, read: () => void): void {
    if (takeSign(end)) return
    do read()
    while (takeSign(','))
    expectSign(end)
  }

  function readValue(depth: number): Json {
    if (depth > DEPTH_MAX) throw new Malformed()
    if (takeSign('{')) {
      const object: JsonObject = Object.create(null)
      readParts('}', () => {
        const name = readString()
        if (name === undefined || name in object) throw new Malformed()
        expectSign(':')
        object[name] = readValue(depth + 1)
      })
      return object
    }
    if (takeSign('[')) {
      const list: Json[] = []
      readParts(']', () => list.push(readValue(depth + 1)))
      return list
    }
    const text = readString()
    if (text !== undefined) return text
    const literal = take(word)
    if (literal !== undefined) return JSON.parse(literal)
    const digits = take(number)
    if (digits === undefined) throw new Malformed()
    return /^-?\d+$/.test(digits) && !Number.isSafeInteger(Number(digits)) ? digits : Number(digits)
  }

  const value = readValue(1)
  take(space)
  if (position < text.length) throw new Malformed()
  return value
}
