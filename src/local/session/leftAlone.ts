import type { SesionAbierta } from '#local/bases/salida.ts'

const LEFT_ALONE = 30 * 60_000

/** True if a shared phone was unused for so long that its session ends. */
export function isLeftAlone({ shared, usedAt }: SesionAbierta, now: number): boolean {
  return shared && usedAt !== undefined && now - usedAt > LEFT_ALONE
}
