import 'fake-indexeddb/auto'

// Node 20 has none, and what a page is made of looks at it while it is loaded.
globalThis.navigator ??= {} as Navigator
