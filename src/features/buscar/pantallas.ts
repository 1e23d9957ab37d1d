/** What people look for by its name. `palabras`: what else they call it. */
type Pantalla = {
  href: string
  titulo: string
  detalle: string
  palabras?: string
  /** Only for who pays a capita, or only for everybody else (SHELL-06, 07). */
  para?: 'capita' | 'sin-capita'
}

export const PANTALLAS: readonly Pantalla[] = [
  { href: '/', titulo: 'Inicio', detalle: 'Tu grupo familiar y lo de todos los días' },
  {
    href: '/pendientes',
    titulo: 'Pendientes',
    detalle: 'Lo que falta enviar',
    palabras: 'sin enviar envíos cambios',
  },
  {
    href: '/perfil',
    titulo: 'Perfil',
    detalle: 'Domicilio y contactos',
    palabras: 'mis datos correo celular teléfono dirección',
  },
  {
    href: '/grupo-familiar',
    titulo: 'Grupo Familiar',
    detalle: 'Datos de cada integrante',
    palabras: 'familia afiliados hijos credencial',
  },
  {
    href: '/mostrador',
    titulo: 'Modo mostrador',
    detalle: 'Credencial y recetas en grande',
    palabras: 'credencial carnet qr prestar',
  },
  {
    href: '/tarjetas',
    titulo: 'Imprimir tarjetas',
    detalle: 'La credencial en papel',
    palabras: 'carnet impresora',
  },
  {
    href: '/receta',
    titulo: 'Recetas electrónicas',
    detalle: 'Remedios que te recetaron',
    palabras: 'medicamentos',
  },
  {
    href: '/consultar-recetas',
    titulo: 'Plan ambulatorio',
    detalle: 'Las recetas para usar ahora, y las otras',
    palabras: 'recetas remedios medicamentos',
  },
  {
    href: '/consultar-recetas-cronicas',
    titulo: 'Recetas crónicas',
    detalle: 'Remedios de todos los meses',
    palabras: 'planes especiales medicamentos',
  },
  {
    href: '/prescripcion',
    titulo: 'Prescripciones',
    detalle: 'Estudios, análisis y sesiones',
    palabras: 'prácticas laboratorio',
  },
  {
    href: '/autorizaciones',
    titulo: 'Autorizaciones',
    detalle: 'Solicitudes y su respuesta',
    palabras: 'cobertura auditoría trámites pedir',
  },
  {
    href: '/orden',
    titulo: 'Órdenes',
    detalle: 'Sacar una orden, o ver las que ya sacaste',
    palabras: 'consulta bono turno',
  },
  {
    href: '/emitir-orden',
    titulo: 'Orden Impresa',
    detalle: 'Para llevar en papel',
    palabras: 'sacar orden consulta',
  },
  {
    href: '/read-orden',
    titulo: 'Orden Electrónica',
    detalle: 'Escaneá el QR del consultorio',
    palabras: 'cámara leer código',
  },
  { href: '/consultar-ordenes', titulo: 'Consultar Órdenes', detalle: 'Las que ya sacaste' },
  {
    href: '/reimprimir-orden',
    titulo: 'Reimprimir Orden',
    detalle: 'Si perdiste el papel',
    palabras: 'volver a imprimir',
  },
  {
    href: '/consultar-cupo',
    titulo: 'Consultar Cupo',
    detalle: 'Lo que queda del mes y del año',
    palabras: 'cuántas consultas',
  },
  {
    href: '/teleconsulta',
    titulo: 'Teleconsulta',
    detalle: 'Un médico por video',
    palabras: 'videollamada doctor',
  },
  {
    href: '/prestadores',
    titulo: 'Prestadores',
    detalle: 'Profesionales, establecimientos y farmacias',
    palabras: 'cartilla',
  },
  {
    href: '/buscar-prestadores',
    titulo: 'Buscar Profesionales',
    detalle: 'Por especialidad, localidad, nombre o matrícula',
    palabras: 'médicos doctores especialistas odontólogo',
  },
  {
    href: '/buscar-establecimientos',
    titulo: 'Buscar Establecimientos',
    detalle: 'Sanatorios, laboratorios y centros',
    palabras: 'hospital clínica',
  },
  {
    href: '/buscar-farmacias',
    titulo: 'Buscar Farmacias',
    detalle: 'Por nombre o localidad',
    palabras: 'remedios',
  },
  {
    href: '/delegaciones',
    titulo: 'Delegaciones',
    detalle: 'Las oficinas de la obra social',
    palabras: 'oficina sucursal dónde queda',
  },
  {
    href: '/reintegros',
    titulo: 'Reintegros',
    detalle: 'Lo que te devuelven',
    palabras: 'dinero plata devolución',
  },
  {
    href: '/aportes',
    titulo: 'Aportes',
    detalle: 'Los de los últimos meses',
    palabras: 'sueldo descuento',
  },
  {
    href: '/consumo-prestacional',
    titulo: 'Consumo prestacional',
    detalle: 'Lo que se usó y cuánto costó',
    palabras: 'gastos prácticas historial',
  },
  {
    href: '/derivaciones',
    titulo: 'Derivaciones',
    detalle: 'Para atenderte en otra provincia',
    palabras: 'viaje carta',
    para: 'sin-capita',
  },
  {
    href: '/cupon-pago-capita',
    titulo: 'Cupón de cápita',
    detalle: 'El código para pagar la cuota',
    palabras: 'pago cuota vencimiento',
    para: 'capita',
  },
  {
    href: '/validar-credencial',
    titulo: 'Comprobar una credencial',
    detalle: 'Si la de otra persona es válida',
    palabras: 'verificar validar escanear',
  },
  {
    href: '/cambiar-pin',
    titulo: 'Cambiar mi Contraseña',
    detalle: 'La de tu cuenta',
    palabras: 'clave pin seguridad',
  },
  {
    href: '/avisos',
    titulo: 'Avisos',
    detalle: 'Qué te avisamos con la aplicación cerrada',
    palabras: 'notificaciones alertas campana',
  },
  {
    href: '/sesiones',
    titulo: 'Dónde está abierta tu cuenta',
    detalle: 'Cerrarla en otro aparato',
    palabras: 'sesiones dispositivos seguridad perdí',
  },
  {
    href: '/terminos-condiciones',
    titulo: 'Términos y condiciones',
    detalle: 'Y lo que se guarda de vos',
    palabras: 'privacidad borrar',
  },
  {
    href: '/ayuda',
    titulo: 'Ayuda',
    detalle: 'El manual, por tema',
    palabras: 'manual instrucciones cómo',
  },
  {
    href: '/estado',
    titulo: 'Estado de la aplicación',
    detalle: 'Por qué algo no anda, y un código para pedir ayuda',
    palabras: 'versión diagnóstico soporte lugar sincronizar',
  },
  { href: '/signout', titulo: 'Salir', detalle: 'Cerrar tu sesión', palabras: 'desconectar' },
]
