import { useEffect, useState } from 'react'

import { hasRoom, onFull } from '#local/bases/room.ts'

import { device } from './device.ts'
import { esIos } from './instalar.ts'
import { useLive } from './useLive.ts'

/** Without this feature, changes are sent only while the portal is open. */
export const hasBackgroundSync = () => 'SyncManager' in window

const TIME_TO_INSTALL = 10_000

/** True if the service worker is missing long after the start: then the portal does not open without signal. */
export function useSinTrabajador(): boolean {
  const [missing, setMissing] = useState(!('serviceWorker' in navigator))
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const timer = setTimeout(() => {
      void navigator.serviceWorker.getRegistration().then(
        (registration) => setMissing(!registration?.active),
        () => setMissing(true),
      )
    }, TIME_TO_INSTALL)
    return () => clearTimeout(timer)
  }, [])
  return missing
}

// While the phone is full, writes fail again within this time and report it.
const UNTIL_TOLD_AGAIN = 6 * 60_000

/**
 * 'poco': there was no room lately for data loaded in advance. 'nada': no write was possible at all, so nothing is
 * sent.
 */
export function useLugar(): 'hay' | 'poco' | 'nada' {
  const [full, setFull] = useState(false)
  useEffect(() => {
    let over: ReturnType<typeof setTimeout> | undefined
    const stop = onFull(() => {
      setFull(true)
      clearTimeout(over)
      over = setTimeout(() => setFull(false), UNTIL_TOLD_AGAIN)
    })
    return () => {
      clearTimeout(over)
      stop()
    }
  }, [])
  const room = useLive(() => hasRoom(device, Date.now()), '', true)
  if (full) return 'nada'
  return room ? 'hay' : 'poco'
}

const THREE_DAYS = 3 * 24 * 3_600_000

/** Safari deletes the data of a page that was not opened for some days, unless it is installed. */
export function safariMayErase(oldest: number | undefined, now: number): boolean {
  if (oldest === undefined || now - oldest < THREE_DAYS) return false
  return esIos() && (navigator as Navigator & { standalone?: boolean }).standalone !== true
}
