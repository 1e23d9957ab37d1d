import { producto } from '#contract/producto.ts'

export const texts = {
  titulo: 'Cupón de cápita',
  trayendo: 'Trayendo tus datos…',
  deQuien: 'De quién',
  venceEl: (yaVencio: boolean) => `La cuota de este mes ${yaVencio ? 'venció' : 'vence'} el`,
  explicacion: (aparato: string) =>
    `Generá el cupón, copiá el código y pagá. Después queda guardado en este ${aparato}.`,
  generar: 'Generar cupón',
  generarDeNuevo: 'Generar de nuevo',
  generada: 'Cápita generada correctamente.',
  sinSenal: 'Para generar el cupón necesitás señal.',
  noSeGenero: 'No se pudo generar el cupón',
  noSeCobro: 'No se cobró nada.',
  guardado: (aparato: string) => `Guardado en este ${aparato}`,
  sinLugar: (aparato: string) =>
    `No se guardó: no hay lugar en este ${aparato}. Copiá el código ahora: cuando cierres esta pantalla no lo ves más.`,
  total: 'Total a pagar',
  venceConDias: (fecha: string, dias: number) => {
    if (dias < 0) return `Venció el ${fecha}`
    if (dias === 0) return `Vence hoy, ${fecha}`
    if (dias > 7) return `Vence el ${fecha}`
    return `Vence el ${fecha} · ${dias === 1 ? 'falta 1 día' : `faltan ${dias} días`}`
  },
  codigo: 'Código Link de pago',
  copiar: 'Copiar código',
  copiado: '¡Código Link copiado correctamente!',
  noSeCopio: '¡El código link no pudo copiarse!',
  qr: 'Código QR del código Link de pago',
  elMismo: 'El mismo código, para leer con la cámara',
  verPdf: 'Ver PDF',
  afiliado: 'Afiliado',
  recibo: 'N° de recibo',
  periodo: 'Período',
  vence: (fecha: string, dias: number) => `${dias < 0 ? 'venció' : 'vence'} el ${fecha}`,
  detalle: 'Detalle',
  capita: 'Cápita',
  credito: 'Crédito',
  fondo: 'Fondo voluntario',
  dondeSePaga: 'Dónde se paga',
  canales: producto.textos?.canales ?? [
    'En los locales de la red de cobro provincial',
    'Home banking de la red de tu banco',
    'Con tarjeta de débito, por su servicio de pagos',
  ],
  noPaga: 'Tu afiliación no tiene una cápita para pagar.',
  guardadoDe: (periodo: string) => `Ver el cupón de ${periodo}`,
}
