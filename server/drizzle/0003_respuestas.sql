CREATE TABLE "respuestas" (
	"clave" uuid PRIMARY KEY NOT NULL,
	"huella" text NOT NULL,
	"respuesta" text,
	"creada_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "respuestas_creada_at_index" ON "respuestas" USING btree ("creada_at");