import type { Area } from '#piezas/area.ts'

export const area: Area = {
  prestadores: {
    path: '/prestadores',
    titulo: 'Prestadores',
    archivo: 'PrestadoresScreen',
    menu: { grupo: 'atencion', lugar: 50, icono: 'Stethoscope24Regular' },
    busca: {
      lugar: 190,
      detalle: 'Profesionales, establecimientos y farmacias',
      palabras: 'cartilla',
    },
    imagenes: [{ nombre: 'prestadores', titulo: 'Prestadores' }],
  },
  'buscar-prestadores': {
    path: '/buscar-prestadores',
    titulo: 'Buscar prestadores',
    archivo: 'ProfesionalesScreen',
    nombre: 'Buscar Profesionales',
    bajo: '/prestadores',
    busca: {
      lugar: 200,
      detalle: 'Por especialidad, localidad, nombre o matrícula',
      palabras: 'médicos doctores especialistas odontólogo',
    },
    imagenes: [{ nombre: 'buscar-profesionales', titulo: 'Buscar Profesionales' }],
  },
  'buscar-establecimientos': {
    path: '/buscar-establecimientos',
    titulo: 'Buscar establecimientos',
    archivo: 'EstablecimientosScreen',
    nombre: 'Buscar Establecimientos',
    bajo: '/prestadores',
    busca: {
      lugar: 210,
      detalle: 'Sanatorios, laboratorios y centros',
      palabras: 'hospital clínica',
    },
    imagenes: [{ nombre: 'buscar-establecimientos', titulo: 'Buscar Establecimientos' }],
  },
}
