export const delMarco = {
  alContenido: 'Ir al contenido',
  accesos: 'Accesos',
  ver: 'Ver',
  sinEnviar: (cuantos: number) => `, ${cuantos} sin enviar`,
  /** In the badge, on browsers that send nothing while the portal is closed. */
  alAbrir: 'Se envía al abrir la aplicación.',
}

/** The line under the bar. */
export const deLaFranja = {
  sinSenal: 'Sin señal.',
  paraEnviar: (cuantos: number) =>
    cuantos === 1 ? '1 cambio para enviar.' : `${cuantos} cambios para enviar.`,
  vesLoGuardado: 'Ves lo guardado.',
  demorados: (cuantos: number) =>
    cuantos === 1
      ? '1 cambio no se pudo enviar todavía.'
      : `${cuantos} cambios no se pudieron enviar todavía.`,
  seguimosProbando: 'Seguimos probando.',
  enviando: 'Enviando tus cambios…',
  cautivo: 'Esta red pide iniciar sesión.',
  vencida: 'Tu sesión venció.',
  vencidaDetalle: 'Podés seguir viendo lo guardado; ingresá para enviar lo pendiente.',
  noSeAcepto: (cuantos: number) =>
    cuantos === 1 ? 'No se aceptó 1 cambio.' : `No se aceptaron ${cuantos} cambios.`,
  paraDecidir: (cuantos: number) =>
    cuantos === 1 ? 'Hay 1 cambio para decidir.' : `Hay ${cuantos} cambios para decidir.`,
  conLaAplicacionAbierta: 'Se envía con la aplicación abierta.',
  noAbreSinSenal: 'No cierres la aplicación: en este navegador no abre sin señal.',
  noGuarda: 'Este navegador no deja guardar.',
  noGuardaDetalle:
    'Con señal ves tus datos. Para hacer cambios, abrí la aplicación en otro navegador o fuera del modo privado.',
  safariBorra: 'Safari puede borrar lo que no se envió.',
  safariBorraDetalle: 'Agregá la aplicación a la pantalla de inicio, o quedate hasta que se envíe.',
  sinLugar: (aparato: string) => `Queda poco lugar en el ${aparato}.`,
  nadaDeLugar: (aparato: string) => `No hay lugar en el ${aparato}.`,
  nadaDeLugarDetalle:
    'Ves lo guardado. Para guardar y enviar, borrá algo que no uses y volvé a abrir la aplicación.',
  sinLugarDetalle: 'Lo guardado sigue; lo nuevo se ve con señal.',
}

export const deInicio = {
  hola: (nombre: string) => `Hola, ${nombre}`,
  sinNombre: 'Hola',
  integrantes: 'Tu grupo familiar',
  verPerfil: 'Ver perfil',
  verAfiliado: 'Ver afiliado',
  de: (nombre: string) => ` de ${nombre}`,
  numero: 'N° de afiliado',
  documento: 'Documento',
  mostrar: 'Mostrar credencial',
  mostrador: 'Modo mostrador',
  mostradorDetalle: 'Credencial y recetas en grande',
  recordatorios: 'Para no olvidarte',
  lista: 'Receta crónica lista para retirar',
  seVence: (remedios: string, cuando: string) =>
    `${remedios || 'Una receta'} ${cuando.charAt(0).toLowerCase()}${cuando.slice(1)}`,
  capita: 'Cupón de cápita',
  hastaEl: (dia: string) => `hasta el ${dia}`,
  deQuien: (nombre: string, donde: string) => [nombre, donde].filter(Boolean).join(' · '),
  yMas: (cuantas: number) => `y ${cuantas} más`,
  necesitas: '¿Qué necesitás hacer?',
  recetas: 'Tus recetas',
  recetasDetalle: 'Para mostrar en la farmacia',
  pedir: 'Pedir una autorización',
  pedirDetalle: 'Con una foto de la orden',
  teleconsulta: 'Teleconsulta',
  teleconsultaDetalle: 'Un médico por video, sin costo',
  ordenElectronica: 'Orden Electrónica',
  ordenElectronicaDetalle: 'Escaneá el QR del consultorio',
  ordenImpresa: 'Orden Impresa',
  ordenImpresaDetalle: 'Para llevar en papel',
  grupo: 'Grupo Familiar',
  grupoDetalle: 'Datos de cada integrante',
}

/** News about requests. */
export const novedades = {
  titulo: 'Novedades',
  detalle: ({ quien, sigue }: { quien: string; sigue: string }) =>
    [quien, sigue].filter(Boolean).join(' · '),
}

export const deLaFamilia = {
  titulo: 'Grupo Familiar',
  numero: 'N° de afiliado',
  imprimir: 'Imprimir tarjetas',
  guardados: (cuantos: number, aparato: string) =>
    cuantos === 1
      ? `Tus datos están guardados en este ${aparato}: los ves también sin señal.`
      : `Los datos de los ${cuantos} están guardados en este ${aparato}: los ves también sin señal.`,
}

export const deLaDerivacion = {
  derivacion: (tipo: string) =>
    /^derivaci[oó]n/i.test(tipo) ? tipo : `Derivación ${tipo.toLowerCase()}`,
  plan: 'Plan de salud',
  provincia: 'Provincia',
  desde: 'Desde',
  hasta: 'Hasta',
}

export const buscarNovedades = 'Buscar novedades'
export const actualizado = (cuando: string) => `Actualizado ${cuando}`
