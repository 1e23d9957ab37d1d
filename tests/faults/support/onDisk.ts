import { type Phone, expect, test } from '../../support/test.ts'

const A_WHILE = 2 * 60_000

/** Until local storage lies on the disk with this in it: Chromium writes it seconds late, where it has written much a minute. */
export async function lyingOnDisk({ browser }: Phone, text: string): Promise<void> {
  test.setTimeout(2 * A_WHILE)
  await expect.poll(() => browser.localStorageOnDisk(), { timeout: A_WHILE }).toContain(text)
}
