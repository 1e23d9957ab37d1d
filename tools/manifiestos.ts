// Written by `npm run areas` from the manifests of the areas: change those.
import { area as acceso } from '../src/features/acceso/area.ts'
import { area as afiliados } from '../src/features/afiliados/area.ts'
import { area as aportes } from '../src/features/aportes/area.ts'
import { area as autorizaciones } from '../src/features/autorizaciones/area.ts'
import { area as avisos } from '../src/features/avisos/area.ts'
import { area as ayuda } from '../src/features/ayuda/area.ts'
import { area as buscar } from '../src/features/buscar/area.ts'
import { area as candado } from '../src/features/candado/area.ts'
import { area as capita } from '../src/features/capita/area.ts'
import { area as comprobar } from '../src/features/comprobar/area.ts'
import { area as consumo } from '../src/features/consumo/area.ts'
import { area as contacto } from '../src/features/contacto/area.ts'
import { area as contrasenia } from '../src/features/contrasenia/area.ts'
import { area as cuenta } from '../src/features/cuenta/area.ts'
import { area as delegaciones } from '../src/features/delegaciones/area.ts'
import { area as derivaciones } from '../src/features/derivaciones/area.ts'
import { area as estado } from '../src/features/estado/area.ts'
import { area as farmacias } from '../src/features/farmacias/area.ts'
import { area as inicio } from '../src/features/inicio/area.ts'
import { area as llavesDeAcceso } from '../src/features/llavesDeAcceso/area.ts'
import { area as mantenimiento } from '../src/features/mantenimiento/area.ts'
import { area as mostrador } from '../src/features/mostrador/area.ts'
import { area as ordenes } from '../src/features/ordenes/area.ts'
import { area as pendientes } from '../src/features/pendientes/area.ts'
import { area as perfil } from '../src/features/perfil/area.ts'
import { area as prestadas } from '../src/features/prestadas/area.ts'
import { area as prestadores } from '../src/features/prestadores/area.ts'
import { area as prestar } from '../src/features/prestar/area.ts'
import { area as previsualizar } from '../src/features/previsualizar/area.ts'
import { area as recetas } from '../src/features/recetas/area.ts'
import { area as reintegros } from '../src/features/reintegros/area.ts'
import { area as tarjetas } from '../src/features/tarjetas/area.ts'
import { area as teleconsulta } from '../src/features/teleconsulta/area.ts'
import { area as terminos } from '../src/features/terminos/area.ts'
import type { Area } from '../src/piezas/area.ts'

export const areas: Readonly<Record<string, Area>> = {
  acceso,
  afiliados,
  aportes,
  autorizaciones,
  avisos,
  ayuda,
  buscar,
  candado,
  capita,
  comprobar,
  consumo,
  contacto,
  contrasenia,
  cuenta,
  delegaciones,
  derivaciones,
  estado,
  farmacias,
  inicio,
  llavesDeAcceso,
  mantenimiento,
  mostrador,
  ordenes,
  pendientes,
  perfil,
  prestadas,
  prestadores,
  prestar,
  previsualizar,
  recetas,
  reintegros,
  tarjetas,
  teleconsulta,
  terminos,
}
