import type { Finding } from '@front-door/shared/doctor/doctor.types';
import { copyText } from '../../platform/clipboard';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/notify';
import { VisuallyHidden } from '../../ui/layout';
import { Card, Code, Hint, List } from './Doctor.styles';
import { sectionOf } from './doctor.model';
import * as texts from './doctorTexts/en';
import { severityNames } from './pastedTexts/en';

/** The hazards of a page, the worst first, each with what to set. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <List>
      {findings.map((finding) => {
        const { id, severity, met, where, set, code, doc } = finding;
        return (
          <Card key={`${id} ${met} ${where ?? ''}`} $severity={severity}>
            <h3>
              {severityNames[severity]}
              {where === undefined ? '' : `, ${where}`}
            </h3>
            <p>{met}</p>
            <p>
              <strong>{texts.toSet}</strong> {set}
            </p>
            {code !== undefined && (
              <>
                <Code>
                  <code>{code}</code>
                </Code>
                <Button type="button" $variant="primaryBlueOutline" onClick={() => void copy(code)}>
                  {texts.copy}
                  <VisuallyHidden>{texts.whatIsCopied(id.replaceAll('-', ' '))}</VisuallyHidden>
                </Button>
              </>
            )}
            <Hint>
              {texts.place(sectionOf(doc))} <code>{id}</code>
            </Hint>
          </Card>
        );
      })}
    </List>
  );
}

async function copy(code: string): Promise<void> {
  const isCopied = await copyText(code);
  await notify({ text: isCopied ? texts.copied : texts.notCopied });
}
