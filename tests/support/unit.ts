import 'fake-indexeddb/auto'
import { vi } from 'vitest'

// Node 20 has none, and what a page is made of looks at it while it is loaded.
globalThis.navigator ??= {} as Navigator

// A wait ends what hangs; it judges no speed. Vitest's own limit, a second, is too short on a busy machine.
const { waitFor } = vi
const patiently: typeof waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: 20_000, ...options })
// This is read anew for each file, in the same process.
if (waitFor.name !== patiently.name) vi.waitFor = patiently
