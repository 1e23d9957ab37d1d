import 'fake-indexeddb/auto'
import { vi } from 'vitest'

// Node 20 has none, and code for pages reads it while it loads.
globalThis.navigator ??= {} as Navigator

// A wait ends a hang; it judges no speed. Vitest's own limit, a second, is too short on a busy
// machine.
const { waitFor } = vi
const patiently: typeof waitFor = (look, options) =>
  waitFor(look, typeof options === 'number' ? options : { timeout: 20_000, ...options })
// Runs anew for each file, in the same process.
if (waitFor.name !== patiently.name) vi.waitFor = patiently
