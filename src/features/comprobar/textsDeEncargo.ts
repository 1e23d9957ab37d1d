export const texts = {
  prestada: 'Credencial prestada',
  presentadaPor: 'Presentada por',
  dni: 'DNI',
  enNombreDe: (nombre: string) => `en nombre de ${nombre}.`,
  pedi: (nombre: string) => `Pedí el DNI de ${nombre} y compará el nombre y el número.`,
  hasta: (cuando: string) => `Se la prestaron hasta el ${cuando}.`,

  vencido: 'El préstamo venció',
  vencidoLinea: (cuando: string) => `Venció el ${cuando}.`,
  vencidoDetalle: (aparato: string) =>
    `Que se la presten otra vez. Si la fecha de este ${aparato} está mal, corregila y probá de nuevo. Mientras tanto, pedí el DNI.`,
  noValida: 'No es válida',
  terminadoLinea: 'El préstamo se terminó.',
  terminadoDetalle:
    'La persona afiliada dejó de prestar su credencial. No la aceptes: consultá con ella o en una delegación.',
  noAlcanzaLinea: 'Esta credencial no está prestada.',
  noAlcanzaDetalle: 'Le prestaron otra cosa a quien la trae. No la aceptes.',
}
