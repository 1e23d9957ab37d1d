/** What a page is told of its browser stands on the prototype: what was put before it is taken away. */
export function serElMismo(): void {
  for (const name of ['userAgent', 'standalone']) Reflect.deleteProperty(navigator, name)
}

/** An iPhone, as far as a page can tell; `standalone`: opened from its home screen. */
export function serIphone(standalone: boolean): void {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'
  for (const [name, value] of Object.entries({ userAgent, standalone }))
    Object.defineProperty(navigator, name, { value, configurable: true })
}
