import { afiliadoActual, ficha } from '#model/afiliados.ts'
import { nombreCompleto } from '#model/personas.ts'
import { useCopia } from '#piezas/useCopia.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { Datos } from './Datos.tsx'
import { EnEdicion } from './EnEdicion.tsx'

import './ficha.css'
import './perfil.css'
import { FaltaVerificar, Verificada } from './Quien.tsx'
import { Seguridad } from './Seguridad.tsx'
import { Tarjetas } from './Tarjetas.tsx'
import { texts } from './texts.ts'

const PATH = '/perfil'

/** The signed-in person's record, and the settings of the account (PROF). */
export function PerfilScreen() {
  const actual = useCopia(afiliadoActual, {}, texts.trayendo)
  if (!actual.value)
    return (
      <div className="perfil pila">
        <Titulo>{texts.perfil}</Titulo>
        {actual.aviso ?? <Esqueleto texto={texts.trayendo} />}
        <Seguridad />
      </div>
    )
  return (
    <Propia
      idAfiliado={actual.value.afiliado.idAfiliado}
      nombre={actual.value.personaFisica.nombre}
      completo={nombreCompleto(actual.value)}
    />
  )
}

type Props = { idAfiliado: number; nombre: string; completo: string }

function Propia({ idAfiliado, nombre, completo }: Props) {
  const { value, edad, aviso } = useCopia(ficha, { idAfiliado, propia: true }, texts.trayendo)
  const persona = value && { idAfiliado, propia: true, ficha: value, path: PATH, nombre: completo }
  return (
    <EnEdicion persona={persona}>
      <div className="quien">
        <Titulo>{texts.hola(nombre)}</Titulo>
        <p>
          <span>{completo}</span> <Verificada ficha={value} />
        </p>
        {edad}
      </div>
      <div className="perfil pila">
        {aviso}
        {value && <FaltaVerificar ficha={value} />}
        <div className="tarjetas-de-perfil">
          {value && <Datos ficha={value} titulo={texts.misDatos} />}
          {persona && <Tarjetas persona={persona} />}
          <Seguridad />
        </div>
      </div>
    </EnEdicion>
  )
}
