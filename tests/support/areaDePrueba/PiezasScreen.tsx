import { useState } from 'react'

import { AvisoDeCincuenta } from '#piezas/AvisoDeCincuenta.tsx'
import { AccionesDeDocumento } from '#piezas/documento/AccionesDeDocumento.tsx'
import { EnviarPorCorreo } from '#piezas/EnviarPorCorreo.tsx'
import { type Rango, faltasDeRango } from '#piezas/rango.ts'
import { RangoDeFechas } from '#piezas/RangoDeFechas.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { ListaEscrita } from '#ui/ListaEscrita.tsx'
import { MenuDeFila } from '#ui/MenuDeFila.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import '#ui/componentes.css'
import { papel } from './model.ts'
import { texts } from './texts.ts'

const LOCALIDADES = ['Ataliva Roca', 'General Acha', 'General Pico', 'Güemes', 'Santa Rosa', 'Toay']

/** The pieces that several areas share, on a screen that only the tests have. */
export function PiezasScreen() {
  const [elegido, setElegido] = useState<number>()
  const [rango, setRango] = useState<Rango>({ desde: '', hasta: '' })
  const [localidad, setLocalidad] = useState<string>()
  const [pedido, setPedido] = useState(false)
  const [enviando, setEnviando] = useState(false)
  const [hecho, setHecho] = useState('')
  return (
    <div className="pila">
      <Titulo>{texts.piezas}</Titulo>
      <output>{hecho}</output>
      <Formulario onEnviar={() => setPedido(true)} etiqueta={texts.buscar}>
        <SelectorDeAfiliado
          elegido={elegido}
          onElegir={setElegido}
          falta={pedido && elegido === undefined}
        />
        <RangoDeFechas
          rango={rango}
          onCambiar={setRango}
          faltas={pedido ? faltasDeRango(rango, { maximo: 365 }) : {}}
        />
        <ListaEscrita
          etiqueta={texts.localidad}
          elegir={texts.elegiLocalidad}
          opciones={LOCALIDADES}
          claveDe={(nombre) => nombre}
          textoDe={(nombre) => nombre}
          ninguna={texts.ningunaLocalidad}
          elegida={localidad}
          onElegir={setLocalidad}
        />
        <Boton type="submit" tono="primario">
          {texts.buscar}
        </Boton>
      </Formulario>
      <AvisoDeCincuenta filas={50} />
      <AccionesDeDocumento
        de={papel}
        params={{}}
        titulo={texts.receta}
        ver={texts.verPapel}
        onEnviar={() => setEnviando(true)}
      />
      <MenuDeFila
        de={texts.receta}
        acciones={[
          { texto: texts.ver, onElegir: () => setHecho(texts.ver) },
          { texto: texts.porCorreo, onElegir: () => setEnviando(true) },
        ]}
      />
      <EnviarPorCorreo
        abierto={enviando}
        que={{ titulo: texts.receta, detalle: texts.paraElla }}
        correo=""
        enCola
        onCerrar={() => setEnviando(false)}
        onEnviar={async (correo) => {
          await Promise.resolve()
          setHecho(texts.enviadoA(correo))
          return undefined
        }}
      />
    </div>
  )
}
