const trazo = (body: string, lado = 24) =>
  `<svg class="dibujo" viewBox="0 0 24 24" width="${lado}" height="${lado}" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`

const GRANDE = 72

/** Drawings of the office's page, in the text colour. */
export const dibujos = {
  hecho:
    '<svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true"><circle cx="11" cy="11" r="11" fill="currentColor"/><path d="m6.8 11.3 2.8 2.8 5.6-6" fill="none" stroke="var(--hoja)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  no: '<svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true"><circle cx="11" cy="11" r="11" fill="currentColor"/><path d="m7.6 7.6 6.8 6.8m0-6.8-6.8 6.8" fill="none" stroke="var(--hoja)" stroke-width="1.8" stroke-linecap="round"/></svg>',
  estetoscopio: trazo(
    '<path d="M7 4H5v5a4 4 0 0 0 8 0V4h-2"/><path d="M9 13v2.5a4.5 4.5 0 0 0 9 0V13"/><circle cx="18" cy="11" r="2"/>',
  ),
  reloj: trazo('<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12h3.5"/>', 20),
  otra: trazo('<path d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7"/><path d="M17.5 3v3.6h-3.6"/>', 20),
  qr: trazo(
    '<rect x="4" y="4" width="6" height="6" rx="1"/><rect x="14" y="4" width="6" height="6" rx="1"/><rect x="4" y="14" width="6" height="6" rx="1"/><path d="M14 14h2v2M20 14v2h-2M14 20h2v-2M20 20v-1"/>',
    20,
  ),
  telefono: trazo(
    '<path d="M13 3.5H8.5A1.5 1.5 0 0 0 7 5v14a1.5 1.5 0 0 0 1.5 1.5h7A1.5 1.5 0 0 0 17 19v-5"/><path d="M11 17.5h2"/><circle cx="17.5" cy="6.5" r="5" fill="currentColor" stroke="none"/><path d="m15.3 6.7 1.5 1.5 2.9-3.1" stroke="var(--hoja)"/>',
    GRANDE,
  ),
  si: trazo('<path d="m5 12.5 4.5 4.5L19 7.5"/>', GRANDE),
  barrado: trazo('<circle cx="12" cy="12" r="8"/><path d="m6.5 17.5 11-11"/>', GRANDE),
  arena: trazo(
    '<path d="M7 4h10M7 20h10M8 4v3c0 2.5 4 3 4 5s-4 2.5-4 5v3M16 4v3c0 2.5-4 3-4 5s4 2.5 4 5v3"/>',
    GRANDE,
  ),
}
