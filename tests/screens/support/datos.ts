import { page } from 'vitest/browser'

/** What a section says under this heading: each name with its value. */
export function datosDe(titulo: string): Record<string, string> {
  const seccion = page
    .getByRole('heading', { name: titulo, exact: true })
    .query()
    ?.closest('section')
  const nombres = [...(seccion?.querySelectorAll('dt') ?? [])]
  return Object.fromEntries(
    nombres.map((dt) => [dt.textContent, dt.nextElementSibling?.textContent ?? '']),
  )
}
