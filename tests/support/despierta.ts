import type { Page } from 'playwright/test'

/**
 * Put before a page's own scripts: counts how often it asks that the screen stays on, and how many of these are held. No
 * headless Chromium hides a page, so what it does then is done for it: all of them are let go of.
 */
export const WATCH_AWAKE = `if (self.WakeLock) {
  const held = new Set();
  let asked = 0;
  const request = WakeLock.prototype.request;
  WakeLock.prototype.request = async function (...rest) {
    asked += 1;
    const lock = await request.apply(this, rest);
    held.add(lock);
    lock.addEventListener('release', () => held.delete(lock));
    return lock;
  };
  self.despierta = () => ({ pedida: asked, tomada: held.size });
  self.verse = async (state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    if (state === 'hidden') await Promise.all([...held].map((lock) => lock.release()));
    document.dispatchEvent(new Event('visibilitychange'));
  };
}`

type Vigilada = {
  despierta: () => { pedida: number; tomada: number }
  verse: (state: 'hidden' | 'visible') => Promise<void>
}

export const despierta = (page: Page) =>
  page.evaluate(() => (window as unknown as Vigilada).despierta())

/** Another application comes before it, or goes. */
export const verse = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((next) => (window as unknown as Vigilada).verse(next), state)
