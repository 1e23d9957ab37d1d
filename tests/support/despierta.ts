import type { Page } from 'playwright/test'

/**
 * Runs before a page's own scripts: counts the requests to keep the screen on, and the ones in
 * force. Headless Chromium never hides a page, so `verse` ends them as hiding would.
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

/** Another application covers the page, or is closed again. */
export const verse = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((next) => (window as unknown as Vigilada).verse(next), state)
