/** Removes the values that a test put on `navigator`: the browser's own are on its prototype. */
export function serElMismo(): void {
  for (const name of ['userAgent', 'standalone']) Reflect.deleteProperty(navigator, name)
}

/** Makes the page believe that this is an iPhone; `standalone`: opened from its home screen. */
export function serIphone(standalone: boolean): void {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'
  for (const [name, value] of Object.entries({ userAgent, standalone }))
    Object.defineProperty(navigator, name, { value, configurable: true })
}
