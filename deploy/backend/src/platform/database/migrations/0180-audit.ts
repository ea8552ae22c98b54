import { sqlMigration } from './sql-migration';

/**
 * The audit is only added to: rows are changed or removed only where a transaction says so (`openAudit`), for the end of
 * their time, the deletion of an account and the days of the demo. Whoever removes an API key leaves its rows without it.
 */
export const audit = sqlMigration(`
  create function keep_audit() returns trigger language plpgsql as $$
    begin if current_setting('fairfront.audit', true) = 'open'
      or (tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) || '{"api_key_id": null}') then return coalesce(new, old); end if; raise 'The audit is only added to'; end $$;
  create trigger audit_log_kept before update or delete on audit_log for each row execute function keep_audit();
  create trigger audit_log_not_emptied before truncate on audit_log for each statement execute function keep_audit();
  create index audit_log_by_time on audit_log (created_at, id);
  create index audit_log_by_user on audit_log (user_id, id);
  create index audit_log_by_subject on audit_log (subject text_pattern_ops, id)
`);
