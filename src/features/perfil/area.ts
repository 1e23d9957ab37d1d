import type { Area } from '#piezas/area.ts'

export const area: Area = {
  perfil: {
    path: '/perfil',
    titulo: 'Perfil',
    archivo: 'PerfilScreen',
    exacta: true,
    menu: { grupo: 'cuenta', lugar: 10, icono: 'Person24Regular' },
    busca: {
      lugar: 30,
      detalle: 'Domicilio y contactos',
      palabras: 'mis datos correo celular teléfono dirección',
    },
    anillo: 'pronto',
    ejemplos: ['/perfil?editar=domicilio', '/perfil?editar=contactos', '/perfil?editar=contacto'],
    imagenes: [{ nombre: 'perfil', titulo: /^Hola/ }],
  },
  'ver-afiliado': {
    path: '/ver-afiliado/{idAfiliado}',
    titulo: 'Ver afiliado',
    archivo: 'VerAfiliadoScreen',
    bajo: '/grupo-familiar',
    anillo: 'pronto',
    ejemplos: ['/ver-afiliado/4', '/ver-afiliado/0'],
  },
  // Not in the specification: the account's open sessions.
  sesiones: {
    path: '/sesiones',
    titulo: 'Dónde está abierta tu cuenta',
    archivo: 'SesionesScreen',
    exacta: true,
    con: 'sesiones',
    busca: {
      lugar: 320,
      detalle: 'Cerrarla en otro aparato',
      palabras: 'sesiones dispositivos seguridad perdí',
    },
    imagenes: [{ nombre: 'sesiones', titulo: /^Dónde/ }],
  },
}
