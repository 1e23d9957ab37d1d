import { type Phone, expect, test } from '../../support/test.ts'

const A_WHILE = 2 * 60_000

/**
 * Waits until local storage with this text is on the disk: Chromium delays writing by seconds, after many writes by a
 * minute.
 */
export async function lyingOnDisk({ browser }: Phone, text: string): Promise<void> {
  test.setTimeout(2 * A_WHILE)
  await expect.poll(() => browser.localStorageOnDisk(), { timeout: A_WHILE }).toContain(text)
}
