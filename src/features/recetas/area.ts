import type { Area } from '#piezas/area.ts'

export const area: Area = {
  recetas: {
    path: '/receta',
    titulo: 'Recetas electrónicas',
    archivo: 'RecetasScreen',
    menu: {
      grupo: 'atencion',
      lugar: 30,
      icono: 'Pill24Regular',
      pliegue: 'Recetas',
      enLaBarra: true,
    },
    busca: { lugar: 70, detalle: 'Remedios que te recetaron', palabras: 'medicamentos' },
    imagenes: [{ nombre: 'recetas', titulo: 'Recetas electrónicas' }],
  },
  'consultar-recetas': {
    path: '/consultar-recetas',
    titulo: 'Recetas electrónicas',
    archivo: 'ConsultarRecetasScreen',
    nombre: 'Plan ambulatorio',
    bajo: '/receta',
    anillo: 'pronto',
    copias: ['recetas'],
    busca: {
      lugar: 80,
      detalle: 'Las recetas para usar ahora, y las otras',
      palabras: 'recetas remedios medicamentos',
    },
    imagenes: [{ nombre: 'consultar-recetas', titulo: 'Recetas electrónicas' }],
  },
  'consultar-cronicas': {
    path: '/consultar-recetas-cronicas',
    titulo: 'Recetas crónicas',
    archivo: 'ConsultarCronicasScreen',
    bajo: '/receta',
    anillo: 'pronto',
    copias: ['recetas-cronicas', 'receta-cronica'],
    busca: {
      lugar: 90,
      detalle: 'Remedios de todos los meses',
      palabras: 'planes especiales medicamentos',
    },
  },
  'ver-cronica': {
    path: '/ver-receta-cronica/{numeroReceta}',
    titulo: 'Receta crónica',
    archivo: 'VerCronicaScreen',
    bajo: '/receta',
    ejemplos: ['/ver-receta-cronica/88120'],
    imagenes: [
      {
        nombre: 'receta-cronica',
        titulo: 'Receta N° 88120',
        path: '/ver-receta-cronica/88120',
      },
    ],
  },
  prescripciones: {
    path: '/prescripcion',
    titulo: 'Prescripciones',
    archivo: 'PrescripcionesScreen',
    anillo: 'pronto',
    copias: ['prescripciones'],
    menu: { grupo: 'atencion', lugar: 31, icono: 'Pill24Regular', pliegue: 'Recetas' },
    busca: {
      lugar: 100,
      detalle: 'Estudios, análisis y sesiones',
      palabras: 'prácticas laboratorio',
    },
  },
  'ver-prescripcion': {
    path: '/ver-prescripcion',
    titulo: 'Prescripción',
    archivo: 'VerPrescripcionScreen',
    bajo: '/prescripcion',
    ejemplos: ['/ver-prescripcion?id=2'],
    imagenes: [
      { nombre: 'prescripcion', titulo: 'Prescripción N° 2', path: '/ver-prescripcion?id=2' },
    ],
  },
}
