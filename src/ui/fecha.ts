/** FMT-01: dd/mm/yyyy from 'yyyy-mm-dd'. Never a Date: a zone would move it by a day. */
export function formatFecha(fecha: string | null | undefined): string {
  const [anio, mes, dia] = (fecha ?? '').split('-')
  return anio && mes && dia ? `${dia}/${mes}/${anio}` : '—'
}
