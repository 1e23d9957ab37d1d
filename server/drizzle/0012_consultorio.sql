ALTER TABLE "consultas_digitales" ADD COLUMN "pedida_at" bigint;--> statement-breakpoint
UPDATE "consultas_digitales" SET "pedida_at" = "vence_at" - 300000;--> statement-breakpoint
ALTER TABLE "consultas_digitales" ALTER COLUMN "pedida_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "consultas_digitales" ADD COLUMN "leida_at" bigint;
