/** The first field of a form; of a choice, the one that is chosen. */
export function primerControl(caja: HTMLElement | null): HTMLElement | null {
  const primero = caja?.querySelector<HTMLElement>('input, select, button') ?? null
  const elegida = primero?.closest('fieldset')?.querySelector<HTMLElement>('input:checked')
  return elegida ?? primero
}
