-- Unused since 0.1.0
-- No process reads this number; its default writes it.
ALTER TABLE "efectos" ALTER COLUMN "id_efecto" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "efectos" ALTER COLUMN "id_efecto" SET MAXVALUE 9223372036854775807;