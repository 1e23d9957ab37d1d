CREATE TABLE "enviadas" (
	"id" text PRIMARY KEY NOT NULL,
	"huella" text NOT NULL,
	"estado" text NOT NULL,
	"respuesta" "bytea",
	"espera_hasta" bigint NOT NULL,
	"guardada_hasta" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subidas" (
	"id" text NOT NULL,
	"n" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sesion" text NOT NULL,
	"llego_at" bigint NOT NULL,
	CONSTRAINT "subidas_id_n_pk" PRIMARY KEY("id","n")
);
--> statement-breakpoint
CREATE INDEX "enviadas_guardada_hasta_index" ON "enviadas" USING btree ("guardada_hasta");--> statement-breakpoint
CREATE INDEX "subidas_sesion_index" ON "subidas" USING btree ("sesion");--> statement-breakpoint
CREATE INDEX "subidas_llego_at_index" ON "subidas" USING btree ("llego_at");