// Single constants and not one object: the first picture contains the texts that it shows, and no others.

export const hola = (nombre: string) => `Hola, ${nombre}`
export const sinNombre = 'Hola'
export const integrantes = 'Tu grupo familiar'
export const verPerfil = 'Ver perfil'
export const verAfiliado = 'Ver afiliado'
export const de = (nombre: string) => ` de ${nombre}`
export const numero = 'N° de afiliado'
export const documento = 'Documento'
export const mostrar = 'Mostrar credencial'
export const mostrador = 'Modo mostrador'
export const mostradorDetalle = 'Credencial y recetas en grande'
export const recordatorios = 'Para no olvidarte'
export const lista = 'Receta crónica lista para retirar'
export const seVence = (remedios: string, cuando: string) =>
  `${remedios || 'Una receta'} ${cuando.charAt(0).toLowerCase()}${cuando.slice(1)}`
export const capita = 'Cupón de cápita'
export const hastaEl = (dia: string) => `hasta el ${dia}`
export const deQuien = (nombre: string, donde: string) =>
  [nombre, donde].filter(Boolean).join(' · ')
export const yMas = (cuantas: number) => `y ${cuantas} más`
export const necesitas = '¿Qué necesitás hacer?'
export const recetas = 'Tus recetas'
export const recetasDetalle = 'Para mostrar en la farmacia'
export const pedir = 'Pedir una autorización'
export const pedirDetalle = 'Con una foto de la orden'
export const teleconsulta = 'Teleconsulta'
export const teleconsultaDetalle = 'Un médico por video, sin costo'
export const ordenElectronica = 'Orden Electrónica'
export const ordenElectronicaDetalle = 'Escaneá el QR del consultorio'
export const ordenImpresa = 'Orden Impresa'
export const ordenImpresaDetalle = 'Para llevar en papel'
export const grupo = 'Grupo Familiar'
export const grupoDetalle = 'Datos de cada integrante'

export const trayendo = 'Trayendo tus datos por primera vez…'
