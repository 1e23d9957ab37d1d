import {
  Avatar,
  Badge,
  Button,
  Card,
  Field,
  FluentProvider,
  Input,
  MessageBar,
  MessageBarBody,
  Text,
  Toolbar,
  ToolbarButton,
  webLightTheme,
} from '@fluentui/react-components'

import { mount } from './mount.tsx'

const LINES = Array.from({ length: 24 }, (_, line) => `Renglón ${line + 1}`)

mount(
  <FluentProvider theme={webLightTheme}>
    <Toolbar aria-label="Principal">
      <ToolbarButton>Inicio</ToolbarButton>
    </Toolbar>
    <MessageBar>
      <MessageBarBody>Sin señal</MessageBarBody>
    </MessageBar>
    <Card>
      <Avatar name="Ana Gómez" />
      <Badge>Titular</Badge>
      {LINES.map((line) => (
        <Text key={line} block>
          {line}
        </Text>
      ))}
      <Field label="Buscar">
        <Input />
      </Field>
      <Button appearance="primary">Credencial</Button>
      <Button>Ver perfil</Button>
      <Button>Compartir</Button>
    </Card>
  </FluentProvider>,
)
