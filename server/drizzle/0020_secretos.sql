CREATE TABLE "secretos" (
	"nombre" text NOT NULL,
	"bajo" text NOT NULL,
	"sellado" text NOT NULL,
	"desde_at" bigint NOT NULL,
	"filtrado_at" bigint,
	"hasta_at" bigint,
	CONSTRAINT "secretos_nombre_bajo_pk" PRIMARY KEY("nombre","bajo")
);
--> statement-breakpoint
CREATE INDEX "secretos_hasta_at_index" ON "secretos" USING btree ("hasta_at") WHERE "secretos"."hasta_at" is not null;