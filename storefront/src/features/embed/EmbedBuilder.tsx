import { useState } from 'react';
import { brand } from '../../platform/brand';
import { copyText } from '../../platform/clipboard';
import { loaderAddress } from '../../platform/releaseManifest';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/notify';
import { Fields, Hint, Pin, Preview, Result, Root, Tag } from './EmbedBuilder.styles';
import { EmbedField } from './EmbedField';
import { EmbedPreview } from './EmbedPreview';
import { embedFieldNames, embedTag, type EmbedChoices } from './embed.model';
import * as texts from './embedTexts/en';
import { useRelease } from './useRelease';

/** Builds the script tag that puts the Receptionist into a partner's page, and shows what it does. */
export function EmbedBuilder() {
  const [choices, setChoices] = useState<EmbedChoices>({});
  const [isPinned, setIsPinned] = useState(false);
  const isHydrated = useIsHydrated();
  const release = useRelease();

  const loader = isHydrated ? loaderAddress() : new URL(brand.receptionistScript, brand.siteUrl);
  const newest = { address: loader.href };
  const tag = embedTag(choices, isPinned && release !== undefined ? release : newest);

  return (
    <Root>
      <div>
        <Fields
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          {embedFieldNames.map((name) => (
            <EmbedField
              key={name}
              name={name}
              value={choices[name] ?? ''}
              onChange={(value) => {
                setChoices((before) => ({ ...before, [name]: value }));
              }}
            />
          ))}
        </Fields>
        <Result>
          <h2>{texts.theTag}</h2>
          <Pin>
            <input
              type="checkbox"
              checked={isPinned}
              disabled={release === undefined}
              onChange={({ target }) => {
                setIsPinned(target.checked);
              }}
            />
            {texts.pin}
          </Pin>
          <Hint>{texts.pinHint}</Hint>
          <Tag>
            <code>{tag}</code>
          </Tag>
          <Button type="button" $variant="primaryBlueSolid" onClick={() => void copy(tag)}>
            {texts.copyTag}
          </Button>
        </Result>
      </div>
      <Preview>
        <h2>{texts.howItLooks}</h2>
        <EmbedPreview choices={choices} loader={newest.address} />
      </Preview>
    </Root>
  );
}

async function copy(tag: string): Promise<void> {
  const isCopied = await copyText(tag);
  await notify({ text: isCopied ? texts.copied : texts.notCopied });
}
