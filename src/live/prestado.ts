import { currentSession, lendPhone, takeBackPhone } from '#local/session.ts'

import { device } from './device.ts'

/** 'Prestar el teléfono': from now on every window shows this member's counter and nothing else. */
export async function prestar(idAfiliado: number): Promise<void> {
  const session = await currentSession(device)
  if (session) await lendPhone(device, session.generation, idAfiliado)
}

/** The phone is back with its person. */
export async function devolver(): Promise<void> {
  const session = await currentSession(device)
  if (session) await takeBackPhone(device, session.generation)
}
