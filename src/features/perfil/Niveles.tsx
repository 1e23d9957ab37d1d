import { useState } from 'react'
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form'

import { calles, departamentos, localidadesDe, provincias } from '#model/listas.ts'

import type { Campos } from './domicilioEscrito.ts'
import { textos } from './formularioTexts.ts'
import { Nivel } from './Nivel.tsx'

type Props = { control: Control<Campos>; poner: UseFormSetValue<Campos> }

/** From the province down to the street. A new choice empties the levels below it (ADDR-03). */
export function Niveles({ control, poner }: Props) {
  const [cambiado, setCambiado] = useState<'provincia' | 'departamento' | 'localidad'>()
  const [provincia, departamento, localidad] = useWatch({
    control,
    name: ['provincia', 'departamento', 'localidad'],
  })
  const elegido = { shouldDirty: true, shouldValidate: false, shouldTouch: true }
  const vaciar = (...niveles: ('departamento' | 'localidad' | 'calle')[]) => {
    for (const nivel of niveles) poner(nivel, null, elegido)
  }
  return (
    <div className="niveles">
      <Nivel
        de={control}
        nombre="provincia"
        etiqueta={textos.provincia}
        elegir={textos.elegiProvincia}
        lista={provincias}
        params={{}}
        primero=""
        claveDe={({ idProvincia }) => idProvincia}
        ayuda={
          cambiado === 'provincia'
            ? textos.elegiDeNuevo('la provincia', 'departamento, localidad y calle')
            : undefined
        }
        onElegir={(otra) => {
          if (otra.idProvincia === provincia?.idProvincia) return
          poner('provincia', otra, elegido)
          vaciar('departamento', 'localidad', 'calle')
          setCambiado('provincia')
        }}
      />
      <Nivel
        de={control}
        nombre="departamento"
        etiqueta={textos.departamento}
        elegir={textos.elegiDepartamento}
        donde={provincia?.descripcion}
        lista={departamentos}
        params={provincia ? { idProvincia: provincia.idProvincia } : undefined}
        primero="la provincia"
        claveDe={({ idDepartamento }) => idDepartamento}
        ayuda={
          cambiado === 'departamento'
            ? textos.elegiDeNuevo('el departamento', 'localidad y calle')
            : undefined
        }
        onElegir={(otro) => {
          if (otro.idDepartamento === departamento?.idDepartamento) return
          poner('departamento', otro, elegido)
          vaciar('localidad', 'calle')
          setCambiado('departamento')
        }}
      />
      <Nivel
        de={control}
        nombre="localidad"
        etiqueta={textos.localidad}
        elegir={textos.elegiLocalidad}
        donde={departamento ? `${textos.departamento} ${departamento.descripcion}` : undefined}
        lista={localidadesDe}
        params={departamento ? { idDepartamento: departamento.idDepartamento } : undefined}
        primero="el departamento"
        claveDe={({ idLocalidad }) => idLocalidad}
        ayuda={
          cambiado === 'localidad' ? textos.elegiDeNuevo('la localidad', 'la calle') : undefined
        }
        onElegir={(otra) => {
          if (otra.idLocalidad === localidad?.idLocalidad) return
          poner('localidad', otra, elegido)
          vaciar('calle')
          setCambiado('localidad')
        }}
      />
      <Nivel
        de={control}
        nombre="calle"
        etiqueta={textos.calle}
        elegir={textos.elegiCalle}
        donde={localidad?.descripcion}
        lista={calles}
        params={localidad ? { idLocalidad: localidad.idLocalidad } : undefined}
        primero="la localidad"
        claveDe={({ idCalle }) => idCalle}
        onElegir={(otra) => {
          poner('calle', otra, elegido)
          setCambiado(undefined)
        }}
      />
    </div>
  )
}
