import type { FastifyInstance } from 'fastify';
import { figuresOf } from '#domain/alerts/engine/figures-of.ts';
import { backTestDays, type RuleHealth, type RuleSheet } from '#domain/alerts/engine/rule-sheet.ts';
import { home } from '#domain/homes/home.ts';
import type { HomeSettings } from '#domain/kit/vocabulary/home-settings.ts';
import { notification } from '#domain/notices/notification.ts';
import type { RecordContext } from '../../kit/context/record-context.ts';
import { requirePermission } from '../../kit/access/permission.ts';
import { notFound } from '../../kit/runtime/refusals.ts';
import { idOf } from '../../kit/http/request-parts.ts';
import { actorOf, declareCall } from '../../kit/http/route.ts';
import { auditAuditorView } from '../../kit/history/audit-view.ts';
import type { RuleSet, RuleCard } from '../../kit/alerts/rule-set.ts';

/** The rules of a house in its own figures, and how they have fared. */
export const declareAlertRules = (app: FastifyInstance, context: RecordContext): void =>
  declareCall(app, {
    method: 'GET',
    path: `/api/${home.path}/:id/alert-rules`,
    permission: `view ${notification.name}`,
    async answer(request): Promise<readonly RuleSheet[]> {
      const actor = actorOf(request);
      requirePermission(actor, 'view', notification);
      const id = idOf(request);
      if (!actor.homes.includes(id)) throw notFound();
      await auditAuditorView(context, actor, { entity: home.name, object_id: id, home: id, summary: 'alert rules' });
      const { settings } = await context.homes.factsOf(context.db, id);
      const health = await healthIn(context, id);
      return context.alertRules.sets.flatMap((own) => own.rules.map((card) => sheetOf(card, own, settings, health)));
    },
  });

const fared = `select t.rule_code, count(*)::int as fired, count(*) filter (where t.action_plan is not null)::int as acted,
    count(*) filter (where t.action_plan is null and (t.status = 'entered_in_error' or (t.status = 'cleared' and t.cleared_by = 'person')))::int as dismissed
  from notification t where t.home = $1::uuid and not t.is_deleted and t.raised_at > $2::timestamptz - interval '${backTestDays} days' group by t.rule_code`;

async function healthIn(context: RecordContext, id: string): Promise<ReadonlyMap<string, RuleHealth>> {
  const rows = await context.db.query<RuleHealth & { readonly rule_code: string }>(fared, [id, context.now()]);
  return new Map(rows.map(({ rule_code, ...health }) => [rule_code, health]));
}

function sheetOf(
  card: RuleCard,
  own: RuleSet,
  settings: HomeSettings,
  health: ReadonlyMap<string, RuleHealth>,
): RuleSheet {
  const { code, title, category, clears, source, to } = card;
  return {
    code,
    title,
    category,
    clears,
    source,
    to,
    says: card.says(settings),
    is_on: !settings.rules_off.includes(code),
    figures: figuresOf(card),
    health: health.get(code) ?? { fired: 0, acted: 0, dismissed: 0 },
    looks_back: own.backTested.includes(code),
  };
}
