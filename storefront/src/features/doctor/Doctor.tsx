import { useId, useRef, useState } from 'react';
import { loadChunk } from '../../platform/loadChunk';
import { Button } from '../../ui/Button';
import { Actions, Code, Complaint, Field, Form, Hint, Result, Said } from './Doctor.styles';
import { complaintOf, headerComplaintOf, summaryOf, type Pasted } from './doctor.model';
import type { Diagnosis } from './diagnose';
import * as texts from './doctorTexts/en';
import { Findings } from './Findings';

const nothing: Pasted = { html: '', headers: '' };
const loadDiagnose = () => loadChunk(() => import('./diagnose'));

type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly complaint: string }
  | { readonly kind: 'done'; readonly diagnosis: Diagnosis };

/** Two fields, a button, and what the doctor says. What reads pages is fetched when somebody turns to a field. */
export function Doctor() {
  const id = useId();
  const [pasted, setPasted] = useState(nothing);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(0);

  const change = (more: Partial<Pasted>) => {
    setPasted((before) => ({ ...before, ...more }));
    // What was said is of other text now.
    latest.current += 1;
    setOutcome({ kind: 'none' });
  };

  const examine = async () => {
    const complaint = complaintOf(pasted);
    if (complaint !== undefined) {
      setOutcome({ kind: 'failed', complaint });
      field.current?.focus();
      return;
    }
    latest.current += 1;
    const turn = latest.current;
    setOutcome({ kind: 'working' });
    const found: Outcome = await loadDiagnose()
      .then(({ diagnose }) => diagnose(pasted))
      .then(
        (diagnosis) => ({ kind: 'done' as const, diagnosis }),
        () => ({ kind: 'failed' as const, complaint: texts.notLoaded }),
      );
    if (latest.current === turn) setOutcome(found);
  };

  const complaint = outcome.kind === 'failed' ? outcome.complaint : undefined;
  return (
    <>
      <Form
        onFocus={() => void loadDiagnose().catch(() => undefined)}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <Field>
          <label htmlFor={`${id}-html`}>{texts.htmlLabel}</label>
          <Hint id={`${id}-html-hint`}>{texts.htmlHint}</Hint>
          <textarea
            ref={field}
            id={`${id}-html`}
            value={pasted.html}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-invalid={complaint !== undefined}
            aria-describedby={`${id}-html-hint ${id}-said`}
            onChange={({ target }) => {
              change({ html: target.value });
            }}
          />
        </Field>
        <Field>
          <label htmlFor={`${id}-headers`}>{texts.headersLabel}</label>
          <Hint id={`${id}-headers-hint`}>{texts.headersHint(<code>curl -I</code>)}</Hint>
          <textarea
            id={`${id}-headers`}
            value={pasted.headers}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-describedby={`${id}-headers-hint`}
            onChange={({ target }) => {
              change({ headers: target.value });
            }}
          />
        </Field>
        <Actions>
          <Button type="button" $variant="primaryBlueSolid" onClick={() => void examine()}>
            {texts.examine}
          </Button>
          <Button
            type="button"
            $variant="primaryBlueOutline"
            onClick={() => {
              change(nothing);
              field.current?.focus();
            }}
          >
            {texts.clear}
          </Button>
        </Actions>
      </Form>
      <Result aria-labelledby={`${id}-result`}>
        <h2 id={`${id}-result`}>{texts.result}</h2>
        <Said id={`${id}-said`}>
          {outcome.kind === 'none' && texts.nothingYet}
          {outcome.kind === 'working' && texts.reading}
          {complaint !== undefined && <Complaint>{complaint}</Complaint>}
          {outcome.kind === 'done' && <Sum diagnosis={outcome.diagnosis} />}
        </Said>
        {outcome.kind === 'done' && outcome.diagnosis.findings.length > 0 && (
          <Findings findings={outcome.diagnosis.findings} />
        )}
      </Result>
      <Command />
    </>
  );
}

function Sum({ diagnosis: { findings, others } }: { readonly diagnosis: Diagnosis }) {
  const headerComplaint = headerComplaintOf(others);
  return (
    <>
      <strong>{summaryOf(findings)}</strong>
      {findings.length === 0 && ` ${texts.noneFound}`}
      {headerComplaint !== undefined && <Complaint>{headerComplaint}</Complaint>}
    </>
  );
}

function Command() {
  return (
    <Result>
      <h2>{texts.realBrowser}</h2>
      <p>{texts.command}</p>
      <Code>
        <code>npx @front-door/receptionist doctor https://www.example.com/</code>
      </Code>
    </Result>
  );
}
