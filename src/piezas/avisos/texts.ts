export const texts = {
  si: 'Sí, avisame',
  ahoraNo: 'Ahora no',
  bien: 'Listo: te avisamos.',
  bloqueado: 'No se permitieron los avisos. Podés cambiarlo en Perfil, Avisos.',
  'no-anda': 'Este navegador no pudo prenderlos. Probá de nuevo, o en otro navegador.',
  falla: 'No se pudieron prender. Probá de nuevo cuando tengas señal.',
}
