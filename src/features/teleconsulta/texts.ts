export const texts = {
  titulo: 'Teleconsulta',
  /** TELE-01. */
  sinCoseguro: 'La videoconsulta no tiene coseguro',
  sinCoseguroDetalle: (aparato: string) => `Un médico te atiende por video, desde este ${aparato}.`,
  mirando: 'Viendo cuántas quedan…',
  /** TELE-02. */
  disponibles: (quien: string, anio: number, mes: number) =>
    `${quien} tiene disponibles ${anio} ${anio === 1 ? 'consulta' : 'consultas'} gratis en el año y ${mes} en el mes.`,
  esteAnio: 'Este año',
  esteMes: 'Este mes',
  deGratis: (total: number) => `de ${total} gratis`,
  sinVer: 'No pudimos ver cuántas te quedan',
  reintentar: 'Reintentar',
  agotadas: (cuando: string) => `No quedan consultas gratis ${cuando}`,
  agotadasDetalle: 'Podés atenderte con una orden.',
  enElAnio: 'en el año',
  enElMes: 'en el mes',
  sacarOrden: 'Sacar una orden',
  volver: 'Volver a la que empezaste',
  iniciar: 'Iniciar Videoconsulta',
  abriendo: 'Abriendo…',
  lista: 'Tu videoconsulta está lista',
  listaDetalle: 'El navegador no dejó abrir otra pestaña. Entrá desde acá.',
  entrar: 'Entrar a la videoconsulta',
  noSePudo: 'No se pudo iniciar la videoconsulta',
  direccionMala: 'La obra social contestó una dirección que no se puede abrir.',
  sinSenal: 'Para esto necesitás señal.',
}
