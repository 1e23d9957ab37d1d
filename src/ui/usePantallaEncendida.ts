import { useEffect } from 'react'

/** Keeps the screen on. The browser ends this whenever the page is hidden. */
export function usePantallaEncendida(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    async function hold() {
      if (document.visibilityState !== 'visible') return
      // Rejected at a low battery; the page works all the same.
      const held = await navigator.wakeLock?.request('screen').catch(() => undefined)
      if (left) void held?.release()
      else lock = held
    }
    const onVisible = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
}
